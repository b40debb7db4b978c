// The mark of Progress on the start page: a small tree of technologies.

export function Emblem() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 21v-6M12 15l-6-5M12 15l6-5M6 10V6M18 10V6M12 15V8" />
      <path d="M4 3.500h4V7H4zM16 3.500h4V7h-4zM10 4.500h4V8h-4z" />
    </svg>
  );
}

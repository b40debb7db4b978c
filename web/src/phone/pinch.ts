// Safari pinches the page whatever `touch-action` says; its own events stop it.

export function keepUnzoomed(): void {
  const stop = (event: Event): void => event.preventDefault();
  document.addEventListener("gesturestart", stop, { passive: false });
  document.addEventListener("gesturechange", stop, { passive: false });
}

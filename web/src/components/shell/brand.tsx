// Sandtable's own mark, and the contour lines behind it.

export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor">
      <rect x="3" y="9" width="42" height="30" stroke-width="2.5" />
      <rect x="7.5" y="13.5" width="33" height="21" stroke-width="1" />
      <path
        d="M7.5 27c5-1.5 8 2 9 7.5M7.5 20.5c9-1.5 15 4 16.5 14M13 13.5c9 2 17 9 18.5 21"
        stroke-width="1.6"
      />
      <path
        d="M33 27V16.5l6.5 2.7-6.5 2.7"
        stroke-width="2"
        fill="currentColor"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** A hill, as a staff map draws it: the same bumpy ring, growing. */
export function Contours() {
  const rings = Array.from({ length: 10 }, (_, at) => ring(300, 60, 26 + at * 24, at));
  return (
    <svg
      class="contours"
      viewBox="0 0 390 330"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      {rings.map((d, at) => (
        <path key={at} d={d} />
      ))}
    </svg>
  );
}

const CORNERS = 13;

function ring(x: number, y: number, radius: number, at: number): string {
  const corners = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    const bump = radius * (1 + 0.07 * Math.sin(i * 2.3 + at * 1.1) + 0.04 * Math.cos(i * 4.1 + at));
    return [x + bump * Math.cos(angle), y + 0.78 * bump * Math.sin(angle)] as const;
  });
  const middle = (i: number) => {
    const [ax, ay] = corners[i % CORNERS] ?? [x, y];
    const [bx, by] = corners[(i + 1) % CORNERS] ?? [x, y];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = corners.map(([cx, cy], i) => `Q${cx.toFixed(1)} ${cy.toFixed(1)} ${middle(i)}`);
  return `M${middle(CORNERS - 1)}${curves.join("")}Z`;
}

/** A card swiped off another: the motif of the product, for lists with nothing in them. */
export function EmptyDrawing() {
  return (
    <svg width="76" height="64" viewBox="0 0 76 64" fill="none" aria-hidden>
      <rect
        x="16"
        y="12"
        width="32"
        height="42"
        rx="4"
        transform="rotate(-10 32 33)"
        fill="var(--fill)"
        stroke="var(--line-2)"
      />
      <rect
        x="32"
        y="9"
        width="34"
        height="44"
        rx="4"
        transform="rotate(6 49 31)"
        fill="var(--panel)"
        stroke="var(--line-2)"
      />
    </svg>
  );
}

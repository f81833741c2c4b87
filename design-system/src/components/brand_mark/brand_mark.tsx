/** The tally: four upright strokes and the one across, the only one in colour. */
export function BrandMark({ size = 'default' }: { size?: 'default' | 'small' }) {
  return (
    <svg
      viewBox="0 0 26 22"
      aria-hidden="true"
      fill="none"
      strokeWidth={2}
      className={`shrink-0 ${size === 'small' ? 'h-4.5 w-5.5' : 'h-5.5 w-6.5'}`}
    >
      <path d="M4 3v16M10 3v16M16 3v16M22 3v16" stroke="currentColor" />
      <path d="M1 17 25 5" strokeWidth={2.25} className="stroke-accent" />
    </svg>
  )
}

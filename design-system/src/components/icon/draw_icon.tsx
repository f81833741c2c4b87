export interface IconProps {
  /** Named only where no word stands beside it; without a label the drawing is hidden. */
  label?: string
  /** 16 px unless the text beside it is small. */
  size?: 12 | 14 | 16 | 20
}

const SIZES = { 12: 'size-3', 14: 'size-3.5', 16: 'size-4', 20: 'size-5' }

/** Makes an icon of one stroked path on a 16 px grid, in the colour of the text around it. */
export function drawIcon(path: string, fill: 'none' | 'currentColor' = 'none') {
  return function Icon({ label, size = 16 }: IconProps) {
    return (
      <svg
        viewBox="0 0 16 16"
        className={`${SIZES[size]} shrink-0`}
        fill={fill}
        stroke={fill === 'none' ? 'currentColor' : 'none'}
        strokeWidth={1.5}
        strokeLinecap="square"
        fillRule="evenodd"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <path d={path} />
      </svg>
    )
  }
}

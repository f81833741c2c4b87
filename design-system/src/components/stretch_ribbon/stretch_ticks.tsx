import { useId } from 'react'
import { share } from './stretch_places'

interface StretchTicksProps {
  places: readonly { start: number; width: number }[]
  /** Where ticks begin, and how high they are, in pixels. */
  y: number
  height: number
  className: string
}

/** Ticks stand at the same places in all ribbons of a page. */
export function StretchTicks({ places, y, height, className }: StretchTicksProps) {
  const pattern = useId()
  if (places.length === 0) return null
  return (
    <>
      <pattern id={pattern} width={4} height={24} patternUnits="userSpaceOnUse">
        <rect width={2.5} height={24} className={className} />
      </pattern>
      {places.map(({ start, width }, at) => (
        <rect
          key={at}
          x={share(start)}
          y={y}
          width={share(width)}
          height={height}
          fill={`url(#${pattern})`}
        />
      ))}
    </>
  )
}

interface MarkLegendProps {
  marks: readonly { id: string; label: string; path: string; className: string }[]
}

/** Marks of a drawing beside what they mean. */
export function MarkLegend({ marks }: MarkLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ui-s text-muted">
      {marks.map(({ id, label, path, className }) => (
        <li key={id} className="inline-flex items-center gap-1.5">
          <svg
            aria-hidden="true"
            viewBox="0 0 8 16"
            className="h-4 w-2 [shape-rendering:crispEdges]"
          >
            <path d={path} className={className} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

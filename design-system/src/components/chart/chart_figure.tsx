import type { ReactNode } from 'react'
import { ChartLegend } from './chart_legend'
import type { ChartProps } from './chart_props'
import { ChartTable } from './chart_table'

interface ChartFigureProps extends ChartProps {
  marks: 'bars' | 'lines'
  children: ReactNode
}

/** A chart with its legend, its sentence, and the table that holds all its figures. */
export function ChartFigure(props: ChartFigureProps) {
  const { label, summary, series, marks, table, tableOpen, comparison, leads, children } = props
  return (
    <figure aria-label={label}>
      <ChartLegend {...{ series, marks, comparison }} />
      {children}
      <figcaption className="pt-2 text-ui-s text-muted">
        {summary}
        {leads?.hint && <span data-print="never"> {leads.hint}</span>}
      </figcaption>
      <details open={tableOpen} data-print="open" className="pt-2">
        <summary
          data-print="never"
          className="inline-block text-ui-s text-accent-text underline decoration-accent-line underline-offset-link"
        >
          {table.toggle}
        </summary>
        <ChartTable {...props} />
      </details>
    </figure>
  )
}

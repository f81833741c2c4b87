import { MarkLegend } from '../stretch_ribbon'
import type { SpanKind } from './span_ribbon'

type SpanLegendProps = Record<SpanKind | 'seen' | 'today', string>

/** What the marks of `SpanRibbon` mean. */
export const SpanLegend = (words: SpanLegendProps) => (
  <MarkLegend marks={MARKS.map((mark) => ({ ...mark, label: words[mark.id] }))} />
)

const MARKS = [
  { id: 'given', path: 'M3 2h2v12h-2z', className: 'fill-cov-available' },
  { id: 'trial', path: 'M3 2h2v12h-2z', className: 'fill-muted' },
  { id: 'ahead', path: 'M3 8h2v6h-2z', className: 'fill-cov-available' },
  { id: 'over', path: 'M3 2h2v12h-2z', className: 'fill-cov-closed' },
  { id: 'seen', path: 'M0 11h8v2h-8z', className: 'fill-ink' },
  { id: 'today', path: 'M4 0h1v16h-1z', className: 'fill-ink' },
] as const

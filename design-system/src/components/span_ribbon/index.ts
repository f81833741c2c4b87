export { SpanAxis } from './span_axis'
export { SpanLegend } from './span_legend'
export { SpanRibbon, type Span, type SpanKind } from './span_ribbon'

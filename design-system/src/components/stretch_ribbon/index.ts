export { MarkLegend } from './mark_legend'
export { RibbonFrame } from './ribbon_frame'
export {
  placeOf,
  placesOf,
  share,
  yearsWithin,
  type Stretch,
  type StretchAxis,
} from './stretch_places'
export { StretchLegend, StretchRibbon } from './stretch_ribbon'
export { StretchTicks } from './stretch_ticks'

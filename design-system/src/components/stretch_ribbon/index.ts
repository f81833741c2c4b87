export { StretchLegend, StretchRibbon, type Stretch } from './stretch_ribbon'

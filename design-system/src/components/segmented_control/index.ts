export { SegmentedControl, type Segment } from './segmented_control'

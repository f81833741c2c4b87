export { OrderTrack } from './order_track'
export type { TrackStep } from './order_track'

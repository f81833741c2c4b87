export * from './icons'
export { drawIcon, type IconProps } from './draw_icon'
export { VENUE_SHAPES, type VenueShape } from './venue_shapes'

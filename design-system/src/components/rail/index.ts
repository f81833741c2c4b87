export { RailFrame, type RailGroup, type RailLink } from './rail'

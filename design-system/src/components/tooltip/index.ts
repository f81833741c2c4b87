export { Tooltip } from './tooltip'

export { IconButton } from './icon_button'

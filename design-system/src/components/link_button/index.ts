export { LinkButton } from './link_button'

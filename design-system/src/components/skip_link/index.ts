export { SkipLink } from './skip_link'

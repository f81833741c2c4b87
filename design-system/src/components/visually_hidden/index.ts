export { VisuallyHidden } from './visually_hidden'

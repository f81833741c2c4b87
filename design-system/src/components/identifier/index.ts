export { Identifier } from './identifier'
export { CopyButton } from './copy_button'

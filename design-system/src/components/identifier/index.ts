export { Identifier } from './identifier'
export { COPIED, CopyButton } from './copy_button'

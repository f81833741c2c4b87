export { Text } from './text'
export { Heading } from './heading'
export { Prose } from './prose'

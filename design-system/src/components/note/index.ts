export { Note } from './note'
export { Problem } from './problem'

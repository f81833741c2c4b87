export { Note } from './note'

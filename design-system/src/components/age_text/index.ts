export { AgeText } from './age_text'
export { formatAge } from './age_words'

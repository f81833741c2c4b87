export { TextArea } from './text_area'

export { RadioRows, type RadioChoice } from './radio_rows'

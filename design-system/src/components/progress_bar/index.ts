export { ProgressBar } from './progress_bar'
export { ProgressLine } from './progress_line'

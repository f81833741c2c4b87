export { ProgressBar } from './progress_bar'

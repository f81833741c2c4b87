export { Meter, ProgressBar } from './meter'

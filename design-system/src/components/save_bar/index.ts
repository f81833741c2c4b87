export { SaveBar } from './save_bar'

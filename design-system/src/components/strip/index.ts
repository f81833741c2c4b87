export { Strip } from './strip'

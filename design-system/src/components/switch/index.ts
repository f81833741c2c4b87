export { Switch } from './switch'

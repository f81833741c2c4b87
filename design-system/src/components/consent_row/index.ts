export { ConsentRow } from './consent_row'

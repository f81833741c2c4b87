export { IsinField } from './isin_field'
export {
  MOST_CODES,
  readSecurityCodes,
  securityCodesProblem,
  type SecurityCode,
} from './security_codes'

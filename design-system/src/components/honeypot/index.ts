export { Honeypot } from './honeypot'

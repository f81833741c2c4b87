export { Accordion, Disclosure } from './disclosure'

export { Select, type SelectGroup, type SelectOption } from './select'

export { BrandMark } from './brand_mark'

export { CoverageYearStrip } from './coverage_year_strip'
export type { CoverageYearStripProps } from './coverage_year_strip'
export type { CatalogueMonth } from './year_plan'

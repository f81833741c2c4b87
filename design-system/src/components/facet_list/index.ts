export { FacetList, type Facet, type FacetGroup } from './facet_list'

export { AddressFields, type AddressLabels, type AddressValues } from './address_fields'

import type { InvoiceContent } from '#billing/domain/invoice/content'
import { vatCategory } from '#billing/domain/invoice/vat_category'

type Place = {
  addressLine1: string
  addressLine2?: string | null
  postcode: string
  city: string
  country: string
}

/** The seller; outside the scope of VAT the standard wants no VAT ID, and the register stands for it. */
export function sellerParty({ seller, vat }: InvoiceContent) {
  return {
    'cbc:EndpointID': seller.email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PartyName': { 'cbc:Name': seller.name },
    'cac:PostalAddress': placeOf(seller.address),
    ...(vatCategory(vat.reason).hasRate && { 'cac:PartyTaxScheme': [vatScheme(seller.vatId)] }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.legalName,
      'cbc:CompanyID': seller.register,
    },
    'cac:Contact': {
      'cbc:Name': seller.name,
      'cbc:Telephone': seller.phone,
      'cbc:ElectronicMail': seller.email,
    },
  }
}

export function buyerParty({ buyer, vat }: InvoiceContent) {
  const showsVatId = buyer.vatId && vatCategory(vat.reason).hasRate
  return {
    'cbc:EndpointID': buyer.email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': placeOf(buyer.address),
    ...(showsVatId && { 'cac:PartyTaxScheme': vatScheme(buyer.vatId!) }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.company || buyer.address.name },
    'cac:Contact': { 'cbc:Name': buyer.contact, 'cbc:ElectronicMail': buyer.email },
  }
}

const vatScheme = (vatId: string) => ({
  'cbc:CompanyID': vatId.replaceAll(' ', ''),
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
})

function placeOf({ addressLine1, addressLine2, postcode, city, country }: Place) {
  return {
    'cbc:StreetName': addressLine1,
    ...(addressLine2 && { 'cbc:AdditionalStreetName': addressLine2 }),
    'cbc:CityName': city,
    'cbc:PostalZone': postcode,
    'cac:Country': { 'cbc:IdentificationCode': country },
  }
}

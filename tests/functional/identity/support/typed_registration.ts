import { ADDRESS } from '#database/factories/identity/people'

const { name: _, ...HAMBURG } = ADDRESS

/** What somebody types on the registration page. */
export const TYPED = {
  email: 'ida.falk@fundament.example',
  firstName: 'Ida',
  lastName: 'Falk',
  company: 'Fundament AG',
  jobPosition: '',
  phone: '+49 40 555 12-0',
  mobilePhone: '',
  tin: '',
  billing: HAMBURG,
  sameAddress: true,
  howDidYouHearAboutDS: { how: 'other', other: 'At a fair' },
  legalEntity: true,
  privacyNotice: true,
  website: '',
}

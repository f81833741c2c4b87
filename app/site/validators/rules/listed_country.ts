export { listedCountry } from '#shared/validators/listed_country'

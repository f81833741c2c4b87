/* The face of the desk: the only file that others import. */
export { countDesk } from '#desk/queries/count_desk'

/** What stands where a product has no picture. */
export const placeholderImage = "/placeholder.svg";

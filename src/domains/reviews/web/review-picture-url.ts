/** The address of a review's picture, which is available in smaller sizes. */
export const reviewPictureUrl = (pictureId: string): string =>
  `/storage/v1/reviews/pictures/${pictureId}.webp`;

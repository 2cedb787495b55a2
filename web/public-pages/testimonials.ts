/** The three fixed testimonials, each rated 5; their words are in `locales/<language>/testimonials.json`. */
export const testimonials = ['marta', 'dana', 'peter'] as const;
export const testimonialStars = 5;

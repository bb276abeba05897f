export { Carousel } from '#src/pages/home/Carousel.tsx';

import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { makeImage } from '../test-content';
import { AboutStory } from './about-story';

test('the story, its drawing as decoration, and the highlighted box under a heading', () => {
  render(
    <AboutStory
      title="The firm"
      drawing={makeImage({ file: 'about.svg' })}
      highlight={{ title: 'Partnering With You for Success', text: <p>We stay.</p> }}
    >
      <p>We began in Ikeja.</p>
    </AboutStory>,
  );
  const section = within(screen.getByRole('region', { name: 'The firm' }));
  expect(section.getByText('We began in Ikeja.')).toBeVisible();
  expect(section.getByRole('presentation')).toHaveAttribute('src', '/images/about.svg');
  const box = section.getByRole('heading', { name: 'Partnering With You for Success', level: 3 });
  expect(box.parentElement).toHaveTextContent('We stay.');
});

import './widths.css';

const widths = [360, 768, 1280];

/** Stories as they are on a phone, a tablet and a desktop, each in a frame of its own that loads as its row is opened. */
export const Widths = ({ stories }: { stories: readonly string[] }) =>
  stories.map((id, at) => (
    <details key={id} open={at === 0}>
      <summary>{id.replace(/--.*$/, '').replaceAll('-', ' ')}</summary>
      <div className="widths">
        {widths.map((width) => (
          // It is this Storybook.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={width}
            title={`${width} pixels: ${id}`}
            // Before the address: React sets them in this order.
            loading="lazy"
            src={`iframe.html?id=${id}&viewMode=story`}
            style={{ inlineSize: width }}
          />
        ))}
      </div>
    </details>
  ));
